import type { Money } from "@api/types";
import { useMessages } from "@/lib/i18n";

interface Priced {
  price: Money;
  strike?: Money;
  percentOff?: number;
}

/** The words around a price that the server has formatted: as it is shown, and as one spoken sentence. */
export function usePriceWords() {
  const t = useMessages("product.price");
  return {
    price({ price, strike, percentOff }: Priced) {
      const spoken = [t("spoken", { price: price.spoken })];
      if (strike) spoken.push(t("spokenStrike", { strike: strike.spoken }));
      if (percentOff) spoken.push(t("spokenOff", { percent: percentOff }));
      return {
        price: price.text,
        strike: strike && { label: t("mrp"), text: strike.text },
        off: percentOff ? t("off", { percent: percentOff }) : null,
        spoken: spoken.join(" "),
      };
    },
    perPiece: (unitText: string) => (unitText ? t("perPiece", { unit: unitText }) : t("taxes")),
  };
}
