import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { type Comment, REACTIONS, type Reaction } from '@pv/contract';
import {
  type Icon,
  IconCheck,
  IconHeart,
  IconHelp,
  IconMoodPlus,
  IconThumbUp,
  IconUsers,
} from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { keepInitials } from '../../ui/words.ts';
import { useReact } from './api.ts';
import classes from './Comments.module.css';

const ICONS: Readonly<Record<Reaction, Icon>> = {
  like: IconThumbUp,
  agree: IconUsers,
  thanks: IconHeart,
  question: IconHelp,
  done: IconCheck,
};

/** One reaction: how many have it and, at a look, who; a press adds one's own or takes it away. */
function Chip(props: { id: string; given: Comment['reactions'][number]; canReact: boolean }) {
  const { id, given, canReact } = props;
  const { t } = useTexts();
  const state = useSessionState();
  const react = useReact();
  const { reaction, people } = given;
  const own = state.kind === 'in' && people.some((one) => one.id === state.claims.uid);
  // what was pressed shows at once, and what is when it failed
  const on = react.isPending ? react.variables.body.on : own;
  const count = people.length + Number(on) - Number(own);
  const Icon = ICONS[reaction];
  const names = people.map(({ name }) => name).join(', ');
  const title = t('comments.reacted', {
    reaction: t(`comments.reaction.${reaction}`),
    people: names,
  });
  return (
    <Tooltip
      label={keepInitials(title)}
      events={{ hover: true, focus: true, touch: true }}
      multiline
      maw={280}
    >
      <button
        type="button"
        className={classes.chip}
        aria-pressed={on}
        aria-label={title}
        aria-disabled={!canReact}
        onClick={() => {
          if (!canReact || react.isPending) return;
          react.mutate({ params: { id }, body: { reaction, on: !on } });
        }}
      >
        <Icon size={16} stroke={1.7} aria-hidden="true" />
        {count}
      </button>
    </Tooltip>
  );
}

/** How people have reacted, without the one who adds what is not there yet. */
export function Reactions({ comment, canReact }: { comment: Comment; canReact: boolean }) {
  return comment.reactions.map((given) => (
    <Chip key={given.reaction} id={comment.id} given={given} canReact={canReact} />
  ));
}

/** Adds a reaction that nobody has yet. */
export function AddReaction({ comment: { id, reactions } }: { comment: Comment }) {
  const { t } = useTexts();
  const react = useReact();
  const left = REACTIONS.filter((one) => !reactions.some(({ reaction }) => reaction === one));
  if (left.length === 0) return null;
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('comments.react')}
          title={t('comments.react')}
        >
          <IconMoodPlus size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {left.map((reaction) => {
          const Icon = ICONS[reaction];
          return (
            <Menu.Item
              key={reaction}
              leftSection={<Icon size={18} stroke={1.6} aria-hidden="true" />}
              onClick={() => react.mutate({ params: { id }, body: { reaction, on: true } })}
            >
              {t(`comments.reaction.${reaction}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
