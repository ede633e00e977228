import type { ClientDeps } from '../../../platform/api/client.ts';
import { type FollowDeps, followStream } from './follow-stream.ts';
import { readStream } from './read-stream.ts';
import type { TabEvent } from './share-tabs.ts';

/**
 * Tells the news of the server until `signal` says otherwise or nobody is signed in any more. Of what happens
 * while the connection is lost, or before a tab `takesOver` that of another, nothing is told: so once there is one
 * that is told itself.
 */
export function followNews(
  deps: ClientDeps & Pick<FollowDeps, 'pause' | 'random'>,
  tell: (event: TabEvent) => void,
  { takesOver, signal }: { takesOver: boolean; signal: AbortSignal },
): Promise<void> {
  let opened = takesOver;
  const { pause, random } = deps;
  return followStream(
    {
      read: (onOpen, leaving) => readStream(deps, { hear: tell, onOpen }, leaving),
      pause,
      random,
      onOpen() {
        tell({ kind: opened ? 'cut' : 'opened' });
        opened = true;
      },
    },
    signal,
  );
}
