import { Button, Group } from '@mantine/core';

/** What is gone, and the button that brings it back. */
export function UndoMessage(props: { message: string; button: string; act: () => void }) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <span>{props.message}</span>
      <Button variant="light" size="compact-sm" onClick={props.act} style={{ flex: 'none' }}>
        {props.button}
      </Button>
    </Group>
  );
}
