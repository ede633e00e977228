import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

type Props = ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>;

/** A button under a comment that draws no eye from its words. */
export function QuietButton(props: Props) {
  return <Button variant="subtle" color="gray" size="compact-sm" fw={400} {...props} />;
}
