import { Text } from '@mantine/core';
import { useSections } from '../../editor/shell/DocumentContext.tsx';
import { useTexts } from '../../i18n/LanguageContext.tsx';

/** Says that some of the text has no heading, so that its pages do not stand in the contents. */
export function UnsortedNote() {
  const { t } = useTexts();
  const sections = useSections();
  const count = sections.filter(({ kind, title }) => kind === 'common' && !title.trim()).length;
  if (count === 0) return null;
  return (
    <Text mb="sm" role="note">
      {t('documents.export.unsorted', { count })}
    </Text>
  );
}
