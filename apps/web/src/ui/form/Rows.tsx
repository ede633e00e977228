import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const ICON = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

interface RowsProps {
  count: number;
  /** The inputs of a row; beside them stands what removes it. */
  row: (at: number) => ReactNode;
  rowClass?: string | undefined;
  add: string;
  /** What the removal of a row is called. */
  remove: (at: number) => string;
  /** Absent where no row can be added now. */
  onAdd?: (() => void) | undefined;
  /** Absent where the rows are only read. */
  onRemove?: ((at: number) => void) | undefined;
  /** Between the rows and what adds one. */
  children?: ReactNode;
}

/** Rows of inputs in a form, which are added at the end and removed where they stand. */
export function Rows(props: RowsProps) {
  const { count, row, rowClass, add, remove, onAdd, onRemove, children } = props;
  const adding = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  const [removed, setRemoved] = useState(0);
  // whoever adds a row types in it next
  useEffect(() => {
    if (added > 0) last.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [added]);
  // the button of the last row goes with it; of another row the next one takes its place
  useEffect(() => {
    if (removed > 0) adding.current?.focus();
  }, [removed]);
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and are typed in place
        <div key={at} ref={at === count - 1 ? last : null} className={rowClass}>
          {row(at)}
          {onRemove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={remove(at)}
              onClick={() => {
                onRemove(at);
                if (at === count - 1) setRemoved(removed + 1);
              }}
            >
              <IconTrash {...ICON} />
            </ActionIcon>
          )}
        </div>
      ))}
      {children}
      {onAdd && (
        <div>
          <Button
            ref={adding}
            variant="default"
            size="compact-md"
            leftSection={<IconPlus {...ICON} />}
            onClick={() => {
              onAdd();
              setAdded(added + 1);
            }}
          >
            {add}
          </Button>
        </div>
      )}
    </>
  );
}
