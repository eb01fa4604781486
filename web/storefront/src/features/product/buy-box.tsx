import type { ProductPage } from "@api/types";
import { Button, ButtonLink } from "@ui/button";
import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { alert, cart, info, returns } from "@ui/icons";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { OptionPicker } from "./option-picker";
import { OptionPrice } from "./option-price";

/** What a shopper asks for when the form is sent. */
export interface Wish {
  productId: number;
  optionId: number;
  quantity: number;
}

type BuyBoxProps = {
  page: ProductPage;
  /** Sends the wish in place of the form when script runs. */
  onAdd: (wish: Wish) => void;
  adding: boolean;
  /** Why the last wish was refused, in words. */
  problem?: string;
  homeUrl: string;
};

/** Everything needed to decide and to buy, as one form that also works without script. */
export function BuyBox({ page, onAdd, adding, problem, homeUrl }: BuyBoxProps) {
  const { product, options, addAction, soldOut } = page;
  const form = useRef<HTMLFormElement>(null);
  const [chosen, choose] = useState(page.selectedOption);
  const option = options.find(({ id }) => id === chosen) ?? options[0];

  // A choice made before the script arrived is in the form, not yet in the state.
  useEffect(() => {
    const picked = form.current && new FormData(form.current).get("optionId");
    if (typeof picked === "string") choose(picked);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const optionId = Number(new FormData(event.currentTarget).get("optionId") ?? chosen);
    if (!adding) onAdd({ productId: product.id, optionId, quantity: 1 });
  }

  return (
    <form ref={form} method="post" action={addAction} onSubmit={submit} className="grid gap-5">
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="quantity" value="1" />
      {option && (
        // Without script the price could not follow the choice; the options tell their own.
        <div className={options.length > 1 ? "noscript:hidden" : undefined}>
          <OptionPrice option={option} />
        </div>
      )}
      {options.length > 1 ? (
        <OptionPicker options={options} onChoose={choose} />
      ) : (
        <input type="hidden" name="optionId" value={chosen} />
      )}
      {soldOut ? (
        <SoldOut homeUrl={homeUrl} />
      ) : (
        <AddBar
          price={option?.price.text}
          adding={adding}
          problem={problem}
          severalOptions={options.length > 1}
          booking={page.booking}
        />
      )}
      {product.returns && (
        <p className="flex gap-3 text-ink-soft text-small">
          <Icon shape={product.returnable ? returns : info} size="small" />
          {product.returns}
        </p>
      )}
    </form>
  );
}

type AddBarProps = { price?: string; adding: boolean; problem?: string; severalOptions: boolean; booking: boolean };

/** The one action: under the thumb on a phone, in its place in the box on a wide screen. */
function AddBar({ price, adding, problem, severalOptions, booking }: AddBarProps) {
  const t = useMessages("product.buy");
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-raised px-4 pt-3 pb-safe md:static md:z-auto md:border-0 md:bg-transparent md:p-0">
      <p role="alert" className="flex gap-2 pb-3 text-action-text text-small empty:hidden">
        {problem && (
          <>
            <Icon shape={alert} size="small" />
            {problem}
          </>
        )}
      </p>
      <div className="@container flex items-center gap-4">
        {/* With very large letters the button needs the whole width; the price stands above. */}
        <p className={cx("@max-[15rem]:hidden shrink-0 md:hidden", severalOptions && "noscript:hidden")}>
          <span className="block text-ink-soft text-tiny">{t("total")}</span>
          <span className="block font-bold text-lead tabular-nums">{price}</span>
        </p>
        <Button type="submit" wide pending={adding} icon={<Icon shape={cart} size="small" />}>
          {booking ? t("book") : t("add")}
        </Button>
      </div>
    </div>
  );
}

function SoldOut({ homeUrl }: { homeUrl: string }) {
  const t = useMessages("product.soldOut");
  return (
    <div className="grid gap-4 rounded-card bg-honey-soft p-4">
      <p className="flex gap-3">
        <Icon shape={info} className="text-honey" />
        <span>
          <strong className="block font-strong">{t("title")}</strong>
          {t("text")}
        </span>
      </p>
      <ButtonLink kind="secondary" href={homeUrl}>
        {t("onward")}
      </ButtonLink>
    </div>
  );
}
