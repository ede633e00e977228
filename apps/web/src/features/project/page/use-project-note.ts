import { categoryOf, type Project } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { minuteText } from '../../../ui/days.ts';

/** What tells a project from another of the same name: what it is, whose, since when. */
export function useProjectNote({ category_id, type, creator, created_at }: Project): string {
  const { t, dynamic } = useTexts();
  const what = category_id
    ? dynamic(`projects.category.${categoryOf(category_id)}`)
    : dynamic(`profile.kind.${type}`);
  return [what, creator.name, t('shell.user.created', { when: minuteText(created_at, t) })].join(
    ', ',
  );
}
