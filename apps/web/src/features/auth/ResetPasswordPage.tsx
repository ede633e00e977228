import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { PartPlace } from '../../platform/states/LoadFailure.tsx';
import { partAhead } from '../../ui/lazy.ts';
import { FieldsSkeleton } from '../../ui/Skeletons.tsx';
import type { BadLink } from './components/bad-link.ts';
import { Recovery } from './components/Recovery.tsx';

/** What a link from the mail opens; who has none does not load it. */
const newPassword = partAhead(
  async () => (await import('./components/NewPassword.tsx')).NewPassword,
);

/**
 * Recovery of the password. Without a link it asks for the address, known where it was typed before; a link from the mail brings `id` and
 * `email`, which leave the address bar and the history at once.
 */
export function ResetPasswordPage() {
  const search = useSearch({ from: '/reset-password' });
  const typed = useLocation({ select: ({ state }) => state.email ?? '' });
  const navigate = useNavigate();
  const [link, setLink] = useState(search);
  /** Why the link that brought here does not work. */
  const [bad, setBad] = useState<BadLink | null>(null);
  const { id, email } = link;

  const forget = useCallback((why: BadLink) => {
    setBad(why);
    setLink(({ email: known }) => ({ ...(known && { email: known }) }));
  }, []);

  useEffect(() => {
    if (!search.id) return;
    setLink(search);
    // a mail program has cut the link
    setBad(search.email ? null : 'linkInvalid');
    void navigate({ to: '/reset-password', search: {}, replace: true });
  }, [search, navigate]);

  if (id && email) {
    return (
      <PartPlace forget={newPassword.forget} shape={<FieldsSkeleton fields={2} />}>
        <newPassword.Part id={id} email={email} onBadLink={forget} />
      </PartPlace>
    );
  }
  return <Recovery email={email ?? typed} bad={bad} />;
}
