import type { ChangeState } from '@pv/contract';
import { type Icon, IconArrowsUpDown, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Changes.module.css';

type State = ChangeState | 'moved';
const ICONS: Record<State, Icon> = {
  added: IconPlus,
  removed: IconMinus,
  changed: IconPencil,
  moved: IconArrowsUpDown,
};

/** What has happened to a part: an icon and a word. */
export function StateTag({ state }: { state: State }) {
  const { t } = useTexts();
  const Icon = ICONS[state];
  return (
    <span className={classes.tag}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {t(`editions.${state}`)}
    </span>
  );
}
