import { SignFrame } from '@starboard/board';
import type { Phrase } from '@starboard/kernel';
import { DISCOUNT, TRACK_POINTS } from '../content/tables.ts';
import { TECH_TRACK, TECHNOLOGIES } from '../content/technologies.ts';
import { RESOURCE, TRACKS } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { storeOf } from '../rules/population.ts';
import { owns, speciesOf } from '../rules/powers.ts';
import { mayResearch, priceOf } from '../rules/research.ts';
import { techsOn } from '../rules/technologies.ts';
import { Handle } from './Handle.tsx';
import { TechSign } from './PartSign.tsx';
import { TRACK_COLOURS } from './palette.ts';
import type { Scene } from './scene.ts';

const RARE = TECHNOLOGIES.flatMap(({ track }, tech) => (track === 'rare' ? [tech] : []));
const REGULAR = TRACKS.map((_, track) => TECH_TRACK.flatMap((at, tech) => (at === track ? [tech] : [])));

/** The frame of what cannot be had. */
const OFF = '#232c57';

/** EC-4.2: what could be traded for the science that is missing, if anything. */
function tradeFor({ view, viewer }: Scene, short: number): Phrase | undefined {
  const price = short * speciesOf(view, viewer).rate;
  const give = [RESOURCE.money, RESOURCE.materials].find((kind) => storeOf(view, viewer, kind) >= price);
  return give === undefined
    ? undefined
    : { key: 'board.tray.trade', values: { n: price, resource: nouns.resource.say(give) } };
}

/** How a technology stands for the viewer: what keeps it away, and what helps. */
function standing(
  scene: Scene,
  tech: number,
  tracks: readonly number[],
): { readonly look: string; readonly why: string } {
  const { view, viewer, say } = scene;
  const why = (key: string, n = 0) => say({ key: `board.tray.${key}`, values: { n } });
  if (viewer < 0) return { look: view.tray[tech] === 0 ? 'ec-missing' : 'ec-payable', why: '' };
  if (owns(view, viewer, tech)) return { look: 'ec-owned', why: why('owned') };
  if (view.tray[tech] === 0) return { look: 'ec-missing', why: why('missing') };
  const verdicts = tracks.map((track) => mayResearch(view, viewer, tech, track));
  if (verdicts.some(({ ok }) => ok)) return { look: 'ec-payable', why: '' };
  if (verdicts.every((verdict) => !verdict.ok && verdict.code === 'track-full'))
    return { look: 'ec-dear', why: why('full') };
  const price = Math.min(...tracks.map((track) => priceOf(view, viewer, tech, track)));
  const short = price - storeOf(view, viewer, RESOURCE.science);
  const trade = tradeFor(scene, short);
  return { look: 'ec-dear', why: [why('short', short), ...(trade === undefined ? [] : [say(trade)])].join('; ') };
}

/** A long name may be broken where its words were put together. */
const breakable = (name: string, joints: string): string =>
  name.replace(new RegExp(`(${joints})(?=\\p{L})`, 'u'), '$1\u00ad');

/** A technology in its place: what it gives, what it costs the viewer, and why it cannot be had. */
function TechTile({ scene, tech }: { scene: Scene; tech: number }) {
  const { view, viewer, say, lit } = scene;
  const { cost, part } = TECHNOLOGIES[tech];
  const tracks = TECH_TRACK[tech] < 0 ? TRACKS.map((_, track) => track) : [TECH_TRACK[tech]];
  const prices = tracks.map((track) => (viewer < 0 ? cost : priceOf(view, viewer, tech, track)));
  const price = Math.min(...prices);
  const { look, why } = standing(scene, tech, tracks);
  const isOff = look === 'ec-owned' || look === 'ec-missing';
  const name = say(nouns.tech.say(tech));
  const text = say({ key: `tech.${nouns.tech.ids[tech]}.text` });
  const copies = view.tray[tech];
  const said = [name, text, say({ key: 'board.tray.price', values: { n: price } }), why].filter((one) => one !== '');
  return (
    <div
      className={`ec-tech ${look}`}
      style={{ borderColor: isOff ? OFF : TRACK_COLOURS[TECH_TRACK[tech] < 0 ? 3 : TECH_TRACK[tech]] }}
    >
      <Handle of={nouns.tech.ref(tech)} lit={lit} name={said.join('. ')} className="ec-tech-tile">
        <SignFrame size={34} reach={21}>
          <TechSign tech={tech} />
        </SignFrame>
        <span className="ec-tech-words">
          <b>
            {breakable(name, say({ key: 'board.tray.joints' }))}
            {copies > 1 && <small> ×{copies}</small>}
          </b>
          {part === undefined && <small className="ec-tech-text">{text}</small>}
          {why !== '' && <small className="ec-why">{why}</small>}
        </span>
        <span className="ec-price">
          {look === 'ec-owned' ? '✓' : look === 'ec-missing' ? '–' : price}
          {price < cost && !isOff && <s>{cost}</s>}
        </span>
      </Handle>
      {TECH_TRACK[tech] < 0 && look !== 'ec-owned' && viewer >= 0 && lit.has(nouns.tech.ref(tech)) && (
        <span className="ec-chips">
          {tracks.map((track) => (
            <button
              key={track}
              type="button"
              className="ec-chip"
              data-show={`rare ${nouns.tech.ref(tech)} ${nouns.techTrack.ref(track)}`}
              style={{ color: TRACK_COLOURS[track] }}
            >
              {say(nouns.techTrack.say(track))} <b>{prices[track]}</b>
            </button>
          ))}
        </span>
      )}
    </div>
  );
}

/** The research tray: three columns that never change places, and below them what is rare. */
export function Tray({ scene }: { scene: Scene }) {
  const { view, viewer, say, lit } = scene;
  const rare = RARE.filter((tech) => view.tray[tech] > 0 || (viewer >= 0 && owns(view, viewer, tech)));
  return (
    <div className="ec-tray">
      <p className="ec-sheet-title">
        <b>{say({ key: 'board.tab.tray' })}</b> <small>{say({ key: 'board.tray.for-you' })}</small>
      </p>
      <div className="ec-columns">
        {TRACKS.map((id, track) => {
          const n = viewer < 0 ? 0 : techsOn(view, viewer, track);
          const values = { n, off: DISCOUNT[n] ?? 0, points: TRACK_POINTS[n + 1] ?? 0 };
          return (
            <section key={id} className="ec-column">
              <Handle
                of={nouns.techTrack.ref(track)}
                lit={lit}
                name={say(nouns.techTrack.say(track))}
                className="ec-column-head"
              >
                <b style={{ color: TRACK_COLOURS[track] }}>{say(nouns.techTrack.say(track))}</b>
                {viewer >= 0 && <small>{say({ key: 'board.tray.track', values })}</small>}
              </Handle>
              {REGULAR[track].map((tech) => (
                <TechTile key={tech} scene={scene} tech={tech} />
              ))}
            </section>
          );
        })}
      </div>
      {rare.length > 0 && (
        <>
          <p className="ec-sheet-title">
            <b style={{ color: TRACK_COLOURS[3] }}>{say({ key: 'board.tray.rare' })}</b>{' '}
            <small>{say({ key: 'board.tray.rare-text' })}</small>
          </p>
          <div className="ec-rare">
            {rare.map((tech) => (
              <TechTile key={tech} scene={scene} tech={tech} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
