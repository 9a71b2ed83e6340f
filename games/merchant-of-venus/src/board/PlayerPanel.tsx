import { Panel, type PlayerPanelProps, SignFrame, Stat } from '@starboard/board';
import { memo } from 'react';
import type { SeenEvent } from '../events.ts';
import * as nouns from '../nouns.ts';
import { totalFame } from '../score.ts';
import type { Seen } from '../view.ts';
import { goodName } from './names.ts';
import { paintOf } from './palette.ts';
import { Credits, Good } from './parts.tsx';
import { Flag, Spaceport, shipSign } from './Signs.tsx';
import { cargoOf } from './trade.ts';

/** One player beside the board: cash, fame, infamy, markers and cargo. */
export const PlayerPanel = memo((props: PlayerPanelProps<Seen, SeenEvent>) => {
  const { view, seat, names, say, palette } = props;
  const paint = paintOf(palette, seat);
  const word = (key: string, n: number) => say({ key: `board.${key}`, values: { n } });
  const fame = totalFame(view, seat);
  return (
    <Panel of={props} paint={paint} className="mv-panel">
      <div className="sb-heading">
        <SignFrame size={34} reach={38}>
          {shipSign(seat, paint.main, paint.deep)}
        </SignFrame>
        <b className="sb-name">{names[seat]}</b>
        <span className="mv-cash" data-ref="cash" role="img" aria-label={word('cash', view.cash[seat])}>
          <Credits n={view.cash[seat]} />
        </span>
      </div>
      <div className="sb-stats">
        <span data-ref="fame">
          <Stat sign={<span aria-hidden="true">★</span>} word={word('fame', fame)} value={fame} />
        </span>
        <span data-ref="infamy">
          <Stat
            sign={<span aria-hidden="true">✖</span>}
            word={word('infamy', view.infamy[seat])}
            value={view.infamy[seat]}
          />
        </span>
        <span data-ref="markers">
          <Stat
            sign={
              <SignFrame size={18} reach={28}>
                <Spaceport {...paint} />
              </SignFrame>
            }
            word={word('markers', view.markers[seat])}
            value={view.markers[seat]}
          />
        </span>
        {cargoOf(view, seat).map(({ good, n }) => (
          <span key={good} data-ref={nouns.good.ref(good)}>
            <Stat sign={<Good good={good} size={22} />} word={`${goodName(good, say)}: ${n}`} value={n} />
          </span>
        ))}
        {view.missionAt.some((at) => at === seat) && (
          <Stat
            sign={
              <SignFrame size={18} reach={20}>
                <Flag main={paint.main} />
              </SignFrame>
            }
            word={say({ key: 'board.mission' })}
            value={view.missionAt.filter((at) => at === seat).length}
          />
        )}
      </div>
    </Panel>
  );
});
