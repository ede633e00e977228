import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { NewPassword } from './components/NewPassword.tsx';
import { Recovery } from './components/Recovery.tsx';

/**
 * Recovery of the password. Without a link it asks for the address; a link from the mail brings `id` and
 * `email`, which leave the address bar and the history at once.
 */
export function ResetPasswordPage() {
  const search = useSearch({ from: '/reset-password' });
  const navigate = useNavigate();
  const [link, setLink] = useState(search);
  const { id, email } = link;

  const forget = useCallback(
    () => setLink(({ email: known }) => ({ ...(known && { email: known }) })),
    [],
  );

  useEffect(() => {
    if (!search.id) return;
    setLink(search);
    void navigate({ to: '/reset-password', search: {}, replace: true });
  }, [search, navigate]);

  if (id && email) return <NewPassword id={id} email={email} onBadLink={forget} />;
  return <Recovery email={email ?? ''} />;
}
