import { usePathname } from 'next/navigation';
import { HiddenScores } from '@/components/personal/hide-scores/hidden-scores';
import { usePageContext } from '@/components/link/page-context.client';
import { LoadedPanel } from '@/components/ui/loaded-panel';

type Props = { isStaying: boolean; hidesScores: boolean };

const loadTicker = () =>
  import('@/components/personal/ticker/live-ticker').then(({ LiveTicker }) => LiveTicker);

/** Pages that show matches themselves and use the tab's one live connection, and click-outs. */
const isWithoutTicker = (path: string): boolean =>
  /^\/(?:$|odds(?:\/|$)|matches\/|sportsbet\/|bookmaker\/)/.test(path);

export function LateParts({ isStaying, hidesScores }: Props) {
  const { policy } = usePageContext();
  const isQuiet = !isWithoutTicker(usePathname()) && policy !== 'blocked';
  return (
    <>
      <HiddenScores isHiding={hidesScores} />
      <LoadedPanel
        open={isStaying && isQuiet}
        load={loadTicker}
        props={{ isShown: isQuiet }}
        still={null}
      />
    </>
  );
}
