import { Table, Text } from '@mantine/core';
import { compareProfiles, type FormatProfile } from '@pv/gost';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { sourceWord, valueWord } from './format-words.ts';

/** What changes when a document goes over to another profile: parameter, was, will be, the clause. */
export function Differences({ before, after }: { before: FormatProfile; after: FormatProfile }) {
  const { t, locale } = useTexts();
  const differences = compareProfiles(before, after);
  if (differences.length === 0) return <Text size="sm">{t('formatting.same')}</Text>;
  return (
    <Table.ScrollContainer minWidth={300}>
      <Table aria-label={t('formatting.differences')} verticalSpacing={6} fz="sm">
        <Table.Thead>
          <Table.Tr>
            {(['parameter', 'before', 'after'] as const).map((column) => (
              <Table.Th key={column} ta="start">
                {t(`formatting.column.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map(({ parameter, before: was, after: will, source }) => (
            <Table.Tr key={parameter}>
              <Table.Th scope="row" fw={400} ta="start">
                {t(`formatting.parameter.${parameter}`)}
                <Text size="xs" c="dimmed">
                  {sourceWord(source, t)}
                </Text>
              </Table.Th>
              <Table.Td>{valueWord(parameter, was, { t, locale })}</Table.Td>
              <Table.Td>{valueWord(parameter, will, { t, locale })}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
