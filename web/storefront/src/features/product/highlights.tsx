import type { Product } from "@api/types";
import { Icon, type IconShape } from "@ui/icon";
import { check, drop, heart, leaf, ruler, shield, sun, wash } from "@ui/icons";

const shapes: Record<string, IconShape> = { drop, heart, leaf, ruler, shield, sun, wash };

/** The few things that make this product worth a look. */
export function Highlights({ items }: { items: Product["highlights"] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-6 min-[30rem]:max-md:grid-cols-2 lg:grid-cols-2">
      {items.map((item) => (
        <li key={item.title} className="flex gap-3.5">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-leaf-soft text-leaf">
            <Icon shape={shapes[item.icon] ?? check} />
          </span>
          <div>
            <h3 className="font-strong text-body tracking-normal">{item.title}</h3>
            <p className="text-ink-soft text-small">{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
