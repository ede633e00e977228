import { useParams } from '@tanstack/react-router';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { useWebPage } from '../api.ts';
import { Loaded } from '../read/Loaded.tsx';
import { AcademyView } from './AcademyView.tsx';
import { ACADEMY, type Academy, isAcademy } from './academies.ts';

function OfAcademy({ academy }: { academy: Academy }) {
  const query = useWebPage(ACADEMY[academy].path);
  return <Loaded query={query}>{(page) => <AcademyView academy={academy} page={page} />}</Loaded>;
}

/** An academy: its guides and how one learns there. */
export function AcademyPage() {
  const { academy } = useParams({ from: '/academy/$academy' });
  return isAcademy(academy) ? <OfAcademy key={academy} academy={academy} /> : <NotFoundPage />;
}
