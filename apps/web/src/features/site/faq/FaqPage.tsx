import { useNavigate, useSearch } from '@tanstack/react-router';
import { useWebPage } from '../api.ts';
import { Loaded } from '../read/Loaded.tsx';
import { FaqView } from './FaqView.tsx';

/** Questions and answers, found by typed words; the address keeps them. */
export function FaqPage() {
  const query = useWebPage('faq');
  const navigate = useNavigate();
  const { search: words = '' } = useSearch({ from: '/faq' });
  const show = (typed: string) =>
    void navigate({
      to: '/faq',
      search: typed.trim() ? { search: typed.trim() } : {},
      replace: true,
      resetScroll: false,
    });
  return (
    <Loaded query={query}>{(page) => <FaqView page={page} words={words} onWords={show} />}</Loaded>
  );
}
