import type { Review } from "@api/types";
import { Icon } from "@ui/icon";
import { Picture } from "@ui/picture";
import { useMessages } from "@/lib/i18n";
import { useSite } from "@/lib/visit";
import { Helpful } from "./helpful";
import { verified } from "./icons";
import { Stars } from "./stars";

type ReviewCardProps = {
  review: Review;
  voted?: boolean;
  /** Where the helpful vote returns to without script. */
  next?: string;
  /** The level at which its title stands among the headings of the page. */
  heading?: "h2" | "h3";
};

/** What somebody thinks of a product, who they are as far as they said, and what the seller answered. */
export function ReviewCard({ review, voted, next, heading: Heading = "h3" }: ReviewCardProps) {
  const t = useMessages("reviews.card");
  return (
    <article id={review.id} className="grid scroll-mt-24 gap-3 border-line border-b py-6">
      <header className="grid gap-1.5">
        <Stars value={review.rating} label={t("stars", { count: review.rating })} />
        {review.title && (
          <Heading lang={review.language} className="font-strong text-lead">
            {review.title}
          </Heading>
        )}
        <Byline review={review} />
      </header>
      {review.body && (
        <p lang={review.language} className="max-w-read whitespace-pre-line">
          {review.body}
        </p>
      )}
      <Facts review={review} />
      <Photos review={review} />
      <div className="pt-1">
        <Helpful review={review} voted={voted} next={next} />
      </div>
      {review.reply && <Reply reply={review.reply} />}
    </article>
  );
}

function Byline({ review }: { review: Review }) {
  const t = useMessages("reviews.card");
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-small">
      <span className="font-medium text-ink">{review.author || t("somebody")}</span>
      {review.verified && (
        <span className="inline-flex items-center gap-1 font-medium text-leaf">
          <Icon shape={verified} size="tiny" />
          {t("verified")}
        </span>
      )}
      <time dateTime={review.date.iso}>{review.date.text}</time>
      {review.edited && (
        <span>
          {t("edited")} <time dateTime={review.edited.iso}>{review.edited.text}</time>
        </span>
      )}
    </p>
  );
}

function Facts({ review }: { review: Review }) {
  const t = useMessages("reviews.card");
  const fits = useMessages("reviews.fit");
  const facts: [string, string][] = [
    [t("variant"), review.variant],
    [t("fit"), review.fit && fits(review.fit)],
    [t("weight"), review.weight],
    [t("age"), review.age],
  ];
  const told = facts.filter(([, value]) => value);
  if (told.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-2 text-small">
      {told.map(([label, value]) => (
        <div key={label} className="flex gap-1.5 rounded-full bg-paper px-3 py-1">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Photos({ review }: { review: Review }) {
  const t = useMessages("reviews.card");
  if (review.photos.length === 0) return null;
  return (
    <ul aria-label={t("photos")} className="flex flex-wrap gap-2">
      {review.photos.map((photo) => (
        <li key={photo.src}>
          <a href={photo.src} target="_blank" rel="noopener" className="block rounded-card">
            <Picture picture={photo} sizes="96px" className="size-24 rounded-card" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Reply({ reply }: { reply: NonNullable<Review["reply"]> }) {
  const t = useMessages("reviews.card");
  const { brand } = useSite();
  return (
    <div className="mt-1 grid max-w-read gap-1 rounded-card bg-sky-soft p-4 text-small">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-strong text-sky">{t("reply", { brand })}</strong>
        <time dateTime={reply.date.iso} className="text-ink-soft">
          {reply.date.text}
        </time>
      </p>
      <p lang={reply.language} className="whitespace-pre-line">
        {reply.text}
      </p>
    </div>
  );
}
