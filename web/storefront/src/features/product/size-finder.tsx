import { Button } from "@ui/button";
import { Field, Input } from "@ui/field";
import { useMessages } from "@/lib/i18n";

/** Asks for the baby's weight and shows the sizes that fit, by the shelf's own list: a plain form. */
export function SizeFinder({ action }: { action: string }) {
  const t = useMessages("product.sizeFinder");
  return (
    <form method="get" action={action} className="grid gap-3 rounded-card bg-sky-soft p-4">
      <Field name="weight" label={t("label")} hint={t("hint")}>
        <Input type="text" inputMode="decimal" pattern="[0-9]{1,2}([.,][0-9]{1,3})?" maxLength={6} required />
      </Field>
      <Button type="submit" kind="secondary" size="small">
        {t("find")}
      </Button>
    </form>
  );
}
