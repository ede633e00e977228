import { TAG_COLOURS, type TagColour } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useTell } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import dotClasses from '../row/marks.module.css';
import { TagDot } from '../row/marks.tsx';
import { OptionList } from './OptionList.tsx';
import classes from './Picker.module.css';

interface TagPickProps {
  label: string;
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Tags to choose from; one that is not there is made of what was typed, in the chosen colour. */
export function TagPick({ label, chosen, onToggle }: TagPickProps) {
  const { t } = useTexts();
  const { set, deeds } = useWorld();
  const { tell } = useTell();
  const [colour, setColour] = useState<TagColour>('blue');
  const options = set.tags.map(({ id, name }) => ({ value: id, label: name }));

  return (
    <>
      <OptionList
        label={label}
        options={options}
        chosen={chosen}
        multiple
        onChoose={onToggle}
        mark={(id) => <TagDot colour={set.tags.find((tag) => tag.id === id)?.colour ?? 'grey'} />}
        createLabel={(name) => t('tasks.pick.newTag', { name })}
        onCreate={(name) => tell(deeds.createTag(name, colour).then(({ id }) => onToggle(id)))}
      />
      <div className={classes.colours} role="radiogroup" aria-label={t('tasks.pick.colour.label')}>
        {TAG_COLOURS.map((one) => (
          <label key={one} className={dotClasses.choice} title={t(`tasks.pick.colour.${one}`)}>
            <input
              type="radio"
              name="tag-colour"
              checked={colour === one}
              aria-label={t(`tasks.pick.colour.${one}`)}
              onChange={() => setColour(one)}
            />
            <TagDot colour={one} />
          </label>
        ))}
      </div>
    </>
  );
}
