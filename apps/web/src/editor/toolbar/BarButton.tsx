import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface BarButtonProps {
  label: string;
  icon: Icon;
  disabled?: boolean;
  active?: boolean;
  onClick: () => void;
}

/** A button of a floating bar: it does not take the caret out of the text. */
export function BarButton({ label, icon: Icon, disabled, active, onClick }: BarButtonProps) {
  return (
    <ActionIcon
      variant={active ? 'light' : 'subtle'}
      color={active ? 'blue' : 'gray'}
      size={34}
      aria-label={label}
      title={label}
      disabled={disabled ?? false}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.7} />
    </ActionIcon>
  );
}
