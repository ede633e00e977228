import type { InfoBlock } from '@pv/contract';
import { BlockIcon } from '../../../ui/BlockIcon.tsx';
import { bindShortWords } from '../../../ui/words.ts';
import classes from './Segments.module.css';

/** Features with their pictures: what somebody gets. */
export function FeatureList({ features }: { features: readonly InfoBlock[] }) {
  return (
    <ul className={classes.features}>
      {features.map(({ id, icon, title, description }) => (
        <li key={id}>
          <BlockIcon name={icon} size={24} />
          <h2>{bindShortWords(title)}</h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
