import { Button } from '@mantine/core';
import { useTexts } from '../i18n/LanguageContext.tsx';

/** What of a list that is read page by page the button needs. */
export interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Reads the next page of a list; not there when everything was read. */
export function MoreButton({ list }: { list: PagedList }) {
  const { t } = useTexts();
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="default"
      mt="md"
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {t('ui.more')}
    </Button>
  );
}
