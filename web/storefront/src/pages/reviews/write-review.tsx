import type { ReviewsPage } from "@api/types";
import { Button } from "@ui/button";
import { Field, Input } from "@ui/field";
import { Icon } from "@ui/icon";
import { info } from "@ui/icons";
import { useMessages } from "@/lib/i18n";
import { FitChoices, Select, StarChoices, Words } from "./fields";

type Form = ReviewsPage["form"];

/** The visitor's own say, as a form that needs no script. A customer finds what they said before in it. */
export function WriteReview({ form, name }: { form: Form; name: string }) {
  const t = useMessages("reviews.write");
  const { mine } = form;
  return (
    <section
      id="write"
      aria-labelledby="write-title"
      className="grid scroll-mt-24 gap-5 border-line border-t pt-10 md:max-w-read"
    >
      <div className="grid gap-1">
        <h2 id="write-title" className="text-h3">
          {mine ? t("again") : t("title")}
        </h2>
        <p className="text-ink-soft">
          {mine?.editable ? t("until", { date: mine.editUntil.text }) : t("text", { name })}
        </p>
      </div>
      {mine?.status === "pending" && <Note text={t("pending")} />}
      {mine && !mine.editable ? <Note text={t("tooLate")} /> : <Answers form={form} />}
      {mine && <Withdraw action={form.action} />}
    </section>
  );
}

function Answers({ form }: { form: Form }) {
  const t = useMessages("reviews.write");
  const { mine } = form;
  return (
    <form method="post" action={form.action} className="grid gap-6">
      <StarChoices given={mine?.rating} />
      {form.signedIn ? (
        <>
          <Field name="title" label={t("reviewTitle")}>
            <Input maxLength={form.maxTitle} defaultValue={mine?.title} placeholder={t("titleExample")} />
          </Field>
          <Words label={t("body")} hint={t("bodyHint")} max={form.maxBody} given={mine?.body} />
        </>
      ) : (
        <Note text={t("signIn")} />
      )}
      {form.fits.length > 0 && <FitChoices fits={form.fits} given={mine?.fit} />}
      <div className="grid gap-4 min-[30rem]:grid-cols-2">
        <Select name="size" label={t("size")} choices={form.sizes} />
        <Select name="weight" label={t("weight")} choices={form.weights} />
        <Select name="age" label={t("age")} choices={form.ages} />
      </div>
      <Button type="submit" className="justify-self-start">
        {mine ? t("save") : t("send")}
      </Button>
    </form>
  );
}

/** Taking a review back asks once more, without a window that only script could open. */
function Withdraw({ action }: { action: string }) {
  const t = useMessages("reviews.write");
  return (
    <details className="text-small">
      <summary className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4">
        {t("withdraw")}
      </summary>
      <form method="post" action={action} className="grid justify-items-start gap-3 pt-2">
        <input type="hidden" name="action" value="withdraw" />
        <p>{t("withdrawText")}</p>
        <Button type="submit" kind="secondary" size="small">
          {t("withdrawYes")}
        </Button>
      </form>
    </details>
  );
}

function Note({ text }: { text: string }) {
  return (
    <p className="flex gap-3 rounded-card bg-sky-soft p-4 text-small">
      <Icon shape={info} size="small" className="text-sky" />
      {text}
    </p>
  );
}
