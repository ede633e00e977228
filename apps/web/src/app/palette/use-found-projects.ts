import { useDebouncedValue } from '@mantine/hooks';
import { projectEndpoints } from '@pv/contract';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';
import { stillFits } from './still-fits.ts';

const SHOWN = 6;
/** Typing rests this long before the server is asked, ms. */
const REST = 150;
/** The longest search that the server takes. */
const MOST = 200;

/**
 * Own projects in which the words stand anywhere, those that wait for one first; none for no words. Until
 * the answer on the newest words is there, what was found before is shown as far as it fits them.
 */
export function useFoundProjects(words: string, signedIn: boolean) {
  const typed = words.trim().slice(0, MOST);
  const [asked] = useDebouncedValue(typed, REST);
  const found = useEndpoint(
    projectEndpoints.listAll,
    { query: { all_parameters: asked, limit: SHOWN } },
    { enabled: signedIn && typed !== '' && asked !== '', keepPrevious: true },
  );
  if (typed === '') return [];
  const rows = found.data?.projects ?? [];
  const answered = asked === typed && !found.isPlaceholderData;
  return answered ? rows : rows.filter((row) => stillFits(row, typed));
}
