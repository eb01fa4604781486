import { Icon } from "@ui/icon";
import { mail, phone } from "@ui/icons";
import { LogoMark } from "@ui/logo";
import type { ReactNode } from "react";
import { useMessages } from "@/lib/i18n";
import { useSite, useVisit } from "@/lib/visit";

/** Who runs the shop and how to reach them, from the configuration; what is not set is not shown. */
export function Footer() {
  const t = useMessages("shell.footer");
  const site = useSite();
  const { now } = useVisit();
  const name = site.legalName || site.brand;
  return (
    // The room at the foot keeps the last line above whatever bar stands at the bottom of a phone.
    <footer className="border-line border-t bg-paper pt-10 pb-28 text-ink-soft text-small md:pt-14 md:pb-14">
      <div className="page grid gap-8 md:grid-cols-[2fr_1fr_1fr] md:gap-12">
        <div className="grid content-start justify-items-start gap-3">
          <LogoMark className="h-8" />
          <address className="grid gap-1 not-italic">
            {site.legalName && <span className="font-strong text-ink">{site.legalName}</span>}
            {site.address && <span className="max-w-[22rem] whitespace-pre-line">{site.address}</span>}
          </address>
        </div>
        {(site.supportPhone || site.supportEmail) && (
          <Group title={t("help")}>
            {site.supportPhone && (
              <Contact icon={phone} href={`tel:${site.supportPhone.replace(/[^+\d]/g, "")}`} label={t("call")}>
                {site.supportPhone}
              </Contact>
            )}
            {site.supportEmail && (
              <Contact icon={mail} href={`mailto:${site.supportEmail}`} label={t("write")}>
                {site.supportEmail}
              </Contact>
            )}
          </Group>
        )}
        {site.grievanceOfficer && (
          <Group title={t("grievance")}>
            <li>{site.grievanceOfficer}</li>
            {site.grievanceEmail && (
              <Contact icon={mail} href={`mailto:${site.grievanceEmail}`} label={t("write")}>
                {site.grievanceEmail}
              </Contact>
            )}
          </Group>
        )}
        <p className="md:col-span-3">{t("rights", { year: now.slice(0, 4), name })}</p>
      </div>
    </footer>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-strong text-body text-ink tracking-normal">{title}</h2>
      <ul className="grid gap-1">{children}</ul>
    </section>
  );
}

type ContactProps = { icon: typeof mail; href: string; label: string; children: string };

function Contact({ icon, href, label, children }: ContactProps) {
  return (
    <li>
      <a
        href={href}
        aria-label={`${label}: ${children}`}
        className="inline-flex min-h-11 items-center gap-2 text-ink underline-offset-4 hover:underline"
      >
        <Icon shape={icon} size="small" className="text-ink-soft" />
        {children}
      </a>
    </li>
  );
}
