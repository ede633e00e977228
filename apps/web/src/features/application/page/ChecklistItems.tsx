import type { ChecklistItem } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from '../Application.module.css';
import { amountText } from '../shown-value.ts';

/** Puts the keyboard into a field that is named, where something in it is wrong at that place. */
function goTo({ section, field }: ChecklistItem): void {
  const place = document.querySelector<HTMLElement>(`#section-${section} [data-field="${field}"]`);
  const input =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    place?.querySelector<HTMLElement>('input, textarea, button');
  place?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}

/** What is left to do, each with the way to its field. */
export function ChecklistItems({
  items,
  onGo,
}: {
  items: readonly ChecklistItem[];
  /** Told before the keyboard goes there: a dialog that holds it has to close. */
  onGo?: () => void;
}) {
  const { t, locale } = useTexts();
  const words = ({ problem, title, sums }: ChecklistItem) =>
    t(`applications.checklist.${problem}`, {
      title,
      listed: sums ? amountText(sums.listed, locale) : '',
      asked: sums ? amountText(sums.asked, locale) : '',
    });
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={`${item.section} ${item.field}`}>
          <a
            href={`#section-${item.section}`}
            onClick={(event) => {
              event.preventDefault();
              onGo?.();
              // a dialog holds the keyboard until it has gone
              requestAnimationFrame(() => goTo(item));
            }}
          >
            {words(item)}
          </a>
        </li>
      ))}
    </ul>
  );
}
