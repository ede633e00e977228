import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link inside a text to another page of signing in. */
export function QuietLink(props: {
  to: '/sign-in' | '/sign-up' | '/reset-password' | '/rules' | '/gpdr';
  /** Papers open in a tab of their own, so that the form is not lost. */
  apart?: boolean;
  /** The address that the form of the page begins with. */
  email?: string;
  children: ReactNode;
}) {
  const apart = props.apart ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link to={props.to} {...(props.email && { state: { email: props.email } })} {...apart}>
      {props.children}
    </Link>
  );
}
