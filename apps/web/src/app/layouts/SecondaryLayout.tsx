import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { SightButton } from '../../ui/sight/SightButton.tsx';
import { Footer } from './Footer.tsx';
import classes from './SecondaryLayout.module.css';
import { SkipLink } from './SkipLink.tsx';

/** The bare frame of reports and public papers: the logo, the page, the footer. */
export function SecondaryLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.header}>
        <Link to="/" className={classes.home}>
          <Logo />
        </Link>
        <SightButton />
      </header>
      <main className={classes.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
