import type { ProjectType } from '@pv/contract';
import { HelpfulLink } from './HelpfulLink.tsx';
import { useHelpful } from './use-helpful.ts';

/** All guides and articles for a kind of project as a list of links. */
export function GuideLinks({ type }: { type: ProjectType }) {
  const helpful = useHelpful(type);
  return (
    <ul>
      {helpful.map((one) => (
        <li key={one.id}>
          <HelpfulLink one={one} />
        </li>
      ))}
    </ul>
  );
}
