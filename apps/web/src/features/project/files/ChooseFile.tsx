import { Button } from '@mantine/core';
import { FILE_ENDINGS } from '@pv/contract';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';

/** The button that opens the browser's chooser of files. */
export function ChooseFile(props: {
  words: string;
  /** What it fills, for screen readers. */
  label: string;
  many: boolean;
  quiet: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const look = props.quiet
    ? ({ variant: 'subtle', color: 'gray' } as const)
    : { variant: 'default' };
  return (
    <>
      <Button
        {...look}
        size="compact-sm"
        data-part="next"
        leftSection={<IconUpload size={15} stroke={1.8} aria-hidden="true" />}
        aria-label={`${props.words}: ${props.label}`}
        onClick={() => input.current?.click()}
      >
        {props.words}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={props.many}
        accept={FILE_ENDINGS.join(',')}
        onChange={(event) => {
          props.onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
