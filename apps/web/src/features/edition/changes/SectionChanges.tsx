import type { PartChange, SectionChange } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Changes.module.css';
import { Pieces } from './Pieces.tsx';
import { StateTag } from './StateTag.tsx';

type Shown = Exclude<PartChange, { state: 'skipped' }>;

/** A paragraph goes without a label, other parts say what they are. */
function PartLabel({ kind }: Pick<Shown, 'kind'>) {
  const { t } = useTexts();
  if (kind === 'paragraph' || kind === 'heading' || kind === 'item') return null;
  return <span className={classes.label}>{t(`editions.part.${kind}`)}</span>;
}

function OnePart({ part }: { part: PartChange }) {
  const { t } = useTexts();
  if (part.state === 'skipped') {
    return <p className={classes.skipped}>{t('editions.skipped', { count: part.count })}</p>;
  }
  const silent = part.state === 'changed' && part.pieces.every(({ kind }) => kind === 'same');
  return (
    <div className={classes.part} data-state={part.state} data-kind={part.kind}>
      <PartLabel kind={part.kind} />
      <p className={classes.text}>
        <Pieces pieces={part.pieces} />
      </p>
      {silent && <p className={classes.skipped}>{t('editions.look')}</p>}
    </div>
  );
}

/** One section of a document: its changed parts with what stands beside them. */
export function SectionChanges({ section }: { section: SectionChange }) {
  const { t, dynamic } = useTexts();
  const untitled = section.title.length === 0;
  return (
    <section className={classes.section}>
      <h5 className={classes.heading}>
        {untitled ? dynamic(`editor.kind.${section.kind}`) : <Pieces pieces={section.title} />}
        {section.state !== 'changed' && <StateTag state={section.state} />}
        {section.moved && <StateTag state="moved" />}
      </h5>
      {section.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one comparison never change places
        <OnePart key={at} part={part} />
      ))}
      {section.parts.length === 0 && !section.moved && section.state === 'changed' && (
        <p className={classes.skipped}>{t('editions.look')}</p>
      )}
    </section>
  );
}
