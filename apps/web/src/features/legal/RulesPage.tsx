import { rules } from '@pv/texts/legal';
import { LegalDocument } from './LegalDocument.tsx';

/** The service rules. */
export function RulesPage() {
  return <LegalDocument code="rules" texts={rules} />;
}
