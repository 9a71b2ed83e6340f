import type { Telling } from '@starboard/board';
import { isIn, type Phrase, type PhraseValue, SIDES, seats, type Verdict } from '@starboard/kernel';
import { stackOf } from '../content/galaxy.ts';
import { ORBITAL_SQUARE, PULSARS, SECTORS, SITES } from '../content/sectors.ts';
import { DISCOUNT, INCOME, ROUNDS, TRACK_LENGTH, TRACK_POINTS, UPKEEP } from '../content/tables.ts';
import { TECH_TRACK, TECHNOLOGIES } from '../content/technologies.ts';
import { ACTIONS, FLEET, KINDS, RESOURCE, TRACKS, TYPES } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { battleSite, laneSide } from '../rules/battle.ts';
import { mayUse, partAt, slotAt } from '../rules/blueprints.ts';
import { mayMake } from '../rules/build.ts';
import { damageOf, showsOf } from '../rules/dice.ts';
import { mayAlly } from '../rules/diplomacy.ts';
import { sectorsLeft, zonesFor } from '../rules/explore.ts';
import { sitesOf } from '../rules/galaxy.ts';
import { incomeOf, isFilled, maySettle, storeOf, suits, upkeepOf } from '../rules/population.ts';
import { owns, speciesOf } from '../rules/powers.ts';
import { tilesOf } from '../rules/reputation.ts';
import { mayResearch, priceOf } from '../rules/research.ts';
import { scienceOf } from '../rules/supernova.ts';
import { techsOn } from '../rules/technologies.ts';
import { activations, mayAct } from '../rules/turn.ts';
import { mayFit } from '../rules/upgrade.ts';
import { GUARD_SIDE, NOBODY, SHIP_TYPE, SHIPS } from '../state.ts';
import type { Seen } from '../view.ts';
import { afterUpkeep } from './ahead.ts';
import { gateAt } from './borders.ts';
import { knownPoints, pointsTotal } from './known.ts';
import { areAllies, heldPhrases, siteLines, squadPhrase } from './sites.ts';
import { explosionChance, squadsAt } from './squads.ts';
import { diePhrase, telling as line, partLines, strengthOf } from './strengths.ts';

type Phrases = readonly Phrase[];
type Values = Readonly<Record<string, PhraseValue>>;

const about = (key: string): Phrase => ({ key: `board.about.${key}` });
const told = (title: Phrase, ...lines: Phrases): Telling => ({ title, lines });

/** Why something is not possible, if it is not. */
const whyNot = (verdict: Verdict): Phrases =>
  verdict.ok
    ? []
    : [
        {
          key: `refusal.${verdict.code}`,
          values: Object.fromEntries(
            Object.entries(verdict.params).map(([id, value]) => [
              id,
              typeof value === 'string' ? { key: value } : value,
            ]),
          ),
        },
      ];

/** Whether somebody looks who has a species by now. */
const plays = (view: Seen, viewer: number): boolean => viewer >= 0 && view.species[viewer] >= 0;

/** EC-4.5: what some discs more or less on the track make of the upkeep. */
const upkeepBy = (view: Seen, viewer: number, discs: number, key: string): Phrases => {
  if (!plays(view, viewer)) return [];
  const to = UPKEEP[Math.max(0, view.discs[viewer] + discs)];
  return [line(key, { from: upkeepOf(view, viewer), to })];
};

/** EC-4.3: what one cube less on a track makes of the income. */
const incomeNext = (view: Seen, seat: number, kind: number): Values => ({
  resource: nouns.resource.say(kind),
  from: incomeOf(view, seat, kind),
  to: INCOME[Math.max(0, view.track[seat * KINDS + kind] - 1)],
});

/** What somebody's ships mean to the viewer. */
function relation(view: Seen, viewer: number, seat: number): Phrases {
  if (seat === viewer || viewer < 0) return [];
  return [line(seat >= 0 && areAllies({ view }, viewer, seat) ? 'ally-ships' : 'opponent-ships')];
}

function squadTelling(view: Seen, viewer: number, site: number, seat: number, kind: number): Telling {
  const count = squadsAt(view, site).reduce((sum, squad) => (squad.seat === seat ? sum + squad.count : sum), 0);
  const exact = squadsAt(view, site).find((squad) => squad.seat === seat && squad.kind === kind);
  return told(
    exact === undefined ? line('fleet', { n: count }) : squadPhrase(exact),
    ...strengthOf(view, seat, kind, site),
    ...relation(view, viewer, seat),
    ...heldPhrases(view, viewer, site),
  );
}

function shipTelling(view: Seen, viewer: number, seat: number, ship: number): Telling {
  const at = view.shipAt[seat * SHIPS + ship];
  const suffered = view.damage[seat * SHIPS + ship];
  return told(
    nouns.ship.say(ship),
    { key: `board.about.type.${TYPES[SHIP_TYPE[ship]]}` },
    ...(plays(view, seat) ? strengthOf(view, seat, SHIP_TYPE[ship], -1) : []),
    ...(suffered > 0 ? [line('damaged', { n: suffered })] : []),
    ...(at >= 0 ? heldPhrases(view, viewer, at) : []),
  );
}

/** EC-12.2, EC-12.3: a square: whose cubes it takes, and what one would bring. */
function squareTelling(view: Seen, viewer: number, site: number, square: number): Telling {
  const printed = SECTORS[SITES[site].sector].squares[square];
  const tracks = [0, 1, 2].filter((track) => suits(site, square, track));
  const owner = view.owner[site];
  const filled = isFilled(view, site, square);
  const kinds: Phrase = {
    key: 'telling.some',
    values: { list: { list: tracks.map((track) => nouns.resource.say(track)) } },
  };
  const mine: Phrases =
    !plays(view, viewer) || filled
      ? []
      : tracks.flatMap((track) => {
          const verdict = maySettle(view, viewer, site, square, track);
          return verdict.ok ? [line('would-bring', incomeNext(view, viewer, track))] : whyNot(verdict);
        });
  return told(
    { key: 'board.square-name' },
    line(square === ORBITAL_SQUARE ? 'square-orbital' : printed?.advanced ? 'square-starred' : 'square', { kinds }),
    ...(filled && owner !== NOBODY ? [line('cube-of', { name: { seat: owner } })] : []),
    ...mine,
    ...(mine.length > 0 && owner !== viewer ? [line('square-not-yours')] : []),
  );
}

function discTelling(view: Seen, viewer: number, site: number): Telling {
  const owner = view.owner[site];
  const pulsar = PULSARS.indexOf(SITES[site].sector);
  return told(
    line('disc'),
    owner === NOBODY ? line('disc-nobody') : line('disc-of', { name: { seat: owner } }),
    ...(owner === viewer ? upkeepBy(view, viewer, 1, 'disc-back') : []),
    ...(owner === NOBODY ? upkeepBy(view, viewer, -1, 'disc-here') : []),
    ...(pulsar >= 0 ? [{ key: 'board.event.pulsar' }] : []),
  );
}

/** EC-33: what keeps a supernova stable. */
function riskTelling(view: Seen, site: number): Telling {
  const science = scienceOf(view, view.owner[site]);
  return told(
    line('supernova'),
    line('supernova-test', { round: view.round, science }),
    { key: 'board.risk', values: { n: explosionChance(view, site) } },
    line('supernova-end'),
  );
}

function techTelling(view: Seen, viewer: number, tech: number): Telling {
  const { part, cost } = TECHNOLOGIES[tech];
  const tracks = TECH_TRACK[tech] < 0 ? TRACKS.map((_, track) => track) : [TECH_TRACK[tech]];
  const lines: Phrase[] = [
    { key: `tech.${nouns.tech.ids[tech]}.text` },
    ...(part === undefined ? [] : partLines(part)),
  ];
  if (!plays(view, viewer)) return told(nouns.tech.say(tech), ...lines, line('price', { n: cost }));
  if (owns(view, viewer, tech)) return told(nouns.tech.say(tech), ...lines, line('yours'));
  const prices = tracks.map((track) => priceOf(view, viewer, tech, track));
  const price = Math.min(...prices);
  const track = tracks[prices.indexOf(price)];
  return told(
    nouns.tech.say(tech),
    ...lines,
    line(price < cost ? 'price-less' : 'price', { n: price, cost, track: nouns.techTrack.say(track) }),
    ...whyNot(mayResearch(view, viewer, tech, track)),
  );
}

function techTrackTelling(view: Seen, viewer: number, track: number): Telling {
  const n = plays(view, viewer) ? techsOn(view, viewer, track) : 0;
  return told(
    nouns.techTrack.say(track),
    about('tech-track'),
    ...(plays(view, viewer)
      ? [line('tech-track', { n, off: DISCOUNT[n] ?? 0, now: TRACK_POINTS[n], next: TRACK_POINTS[n + 1] ?? 0 })]
      : []),
  );
}

const partTelling = (view: Seen, viewer: number, part: number): Telling =>
  told(nouns.part.say(part), ...partLines(part), ...(plays(view, viewer) ? whyNot(mayUse(view, viewer, part)) : []));

function slotTelling(view: Seen, seat: number, type: number, slot: number): Telling {
  const part = partAt(view, seat, type, slot);
  const tile = view.parts[slotAt(seat, type, slot)] >= 0;
  if (part < 0) return told({ key: 'board.space-name' }, line('space-empty'), about('slot'));
  return told(nouns.part.say(part), ...partLines(part), line(tile ? 'tile' : 'printed'), about('slot'));
}

function typeTelling(view: Seen, seat: number, type: number): Telling {
  const title = nouns.type.say(type);
  if (!plays(view, seat)) return told(title, about(`type.${TYPES[type]}`));
  const built = SHIP_TYPE.filter((one, ship) => one === type && view.shipAt[seat * SHIPS + ship] !== -1).length;
  return told(
    title,
    about(`type.${TYPES[type]}`),
    line('built', { n: built, of: FLEET[type], price: speciesOf(view, seat).prices[type] }),
    ...strengthOf(view, seat, type, -1),
  );
}

function actTelling(view: Seen, viewer: number, action: number): Telling {
  const lines: Phrase[] = [about(`act.${ACTIONS[action]}`)];
  if (plays(view, viewer)) {
    const spent = view.spent[viewer * ACTIONS.length + action];
    lines.push(line('activations', { n: activations(view, viewer, action) }));
    lines.push(...upkeepBy(view, viewer, -1, 'action-costs'));
    if (spent > 0) lines.push(line('spent', { n: spent }));
    lines.push(...whyNot(mayAct(view, viewer, action)));
  }
  return told(nouns.actionName.say(action), ...lines);
}

function resourceTelling(view: Seen, viewer: number, kind: number): Telling {
  const lines: Phrase[] = [about(`resource.${nouns.resource.ids[kind]}`)];
  if (plays(view, viewer)) {
    const upkeep = kind === RESOURCE.money ? upkeepOf(view, viewer) : 0;
    lines.push(
      line('store', {
        store: storeOf(view, viewer, kind),
        income: incomeOf(view, viewer, kind),
        upkeep,
        after: afterUpkeep(view, viewer, kind),
      }),
      line('next-income', incomeNext(view, viewer, kind)),
      line('rate', { n: speciesOf(view, viewer).rate }),
    );
    if (afterUpkeep(view, viewer, kind) < 0) lines.push(line('will-be-short', { n: -afterUpkeep(view, viewer, kind) }));
  }
  return told(nouns.resource.say(kind), ...lines);
}

const influenceTelling = (view: Seen, viewer: number): Telling =>
  told(
    { key: 'board.influence' },
    about('influence'),
    ...(plays(view, viewer)
      ? [
          line('discs', { n: view.discs[viewer], upkeep: upkeepOf(view, viewer) }),
          ...(view.discs[viewer] > 0 ? upkeepBy(view, viewer, -1, 'next-disc') : []),
        ]
      : []),
  );

function playerTelling(view: Seen, viewer: number, seat: number): Telling {
  if (view.species[seat] < 0) return told(line('player', { name: { seat } }), line('no-species'));
  const points = Object.entries(knownPoints(view, seat)).filter(([, n]) => n !== 0);
  return told(
    line('player', { name: { seat } }),
    { key: `species.${nouns.species.ids[view.species[seat]]}.text` },
    line('points', {
      n: pointsTotal(view, seat),
      parts: { list: points.map(([source, n]) => line('source', { source: { key: `board.points.${source}` }, n })) },
    }),
    line('seat-sum', { sectors: sitesOf(view, seat).length, discs: view.discs[seat], tiles: tilesOf(view, seat) }),
    ...(seat === viewer || !plays(view, viewer)
      ? []
      : areAllies({ view }, viewer, seat)
        ? [line('is-ally')]
        : whyNot(mayAlly(view, viewer, seat))),
    ...(view.traitor === seat ? [line('is-traitor')] : []),
  );
}

/** A die of the battle that is being fought. */
function dieTelling(view: Seen, at: number): Telling | undefined {
  const die = view.dice[at];
  if (die === undefined) return undefined;
  return told(
    line('die'),
    {
      key: 'board.die',
      values: { die: diePhrase(die), face: { key: `face.${showsOf(die)}` }, damage: damageOf(die) },
    },
    line('die-hits'),
  );
}

function laneTelling(view: Seen, lane: number): Telling {
  const side = laneSide(view, lane);
  const site = battleSite(view);
  const guards = side === GUARD_SIDE;
  const type = lane % TYPES.length;
  return told(
    guards ? nouns.guard.say(SITES[site].guard) : nouns.type.say(type),
    ...strengthOf(view, guards ? -1 : side, type, site),
    line('lane'),
  );
}

/** What is told of everything that is counted in a player's things. */
const STATS = ['sectors', 'discs', 'techs', 'ships', 'tiles', 'known'] as const;

type Tell = (view: Seen, viewer: number, ids: readonly string[]) => Telling | undefined;
type Of = { readonly ids: readonly string[]; say(value: number): Phrase };

/** Tells of one of several things with names. */
const each =
  (noun: Of, tell: (view: Seen, viewer: number, index: number, ids: readonly string[]) => Telling | undefined): Tell =>
  (view, viewer, ids) => {
    const index = noun.ids.indexOf(ids[0]);
    return index < 0 ? undefined : tell(view, viewer, index, ids);
  };

const atSite = (
  tell: (view: Seen, viewer: number, site: number, ids: readonly string[]) => Telling | undefined,
): Tell => each(nouns.site, tell);

const SORTS: Readonly<Record<string, Tell>> = {
  site: (view, viewer, [id]) => {
    if (id === 'track') return influenceTelling(view, viewer);
    const site = nouns.site.ids.indexOf(id);
    return site < 0 ? undefined : told(nouns.site.say(site), ...siteLines(view, viewer, site), about('site'));
  },
  sector: each(nouns.sector, (_view, _viewer, sector) => told(nouns.sector.say(sector), about('sector'))),
  zone: each(nouns.zone, (view, viewer, zone) =>
    told(
      nouns.zone.say(zone),
      { key: 'board.zone', values: { ring: stackOf(zone) + 1, n: sectorsLeft(view, stackOf(zone)) } },
      ...(plays(view, viewer) ? [line(zonesFor(view, viewer).includes(zone) ? 'zone-open' : 'zone-closed')] : []),
      about('zone'),
    ),
  ),
  gate: atSite((view, viewer, site, [, side]) => {
    const kind = Number(side) < SIDES ? gateAt(view, viewer, site, Number(side)) : undefined;
    return kind === undefined ? undefined : told(line(`gate.${kind}`), line(`gate.${kind}.text`));
  }),
  square: atSite((view, viewer, site, [, square]) => squareTelling(view, viewer, site, Number(square))),
  disc: atSite(discTelling),
  points: atSite((view, viewer, site) => {
    const { points } = SECTORS[SITES[site].sector];
    const owner = view.owner[site];
    return told(
      { key: 'board.worth', values: { n: points } },
      owner === viewer ? line('points-yours') : line('points-for-owner'),
    );
  }),
  discovery: atSite(() => told(line('discovery'), line('discovery.text'))),
  artifact: atSite((view, viewer, site) =>
    told({ key: 'board.artifact' }, line(view.owner[site] === viewer ? 'artifact-yours' : 'artifact')),
  ),
  monolith: atSite(() => told({ key: 'board.monolith' }, about('build.monolith'))),
  portal: atSite(() => told(line('portal'), line('portal.text'))),
  risk: atSite((view, _viewer, site) => riskTelling(view, site)),
  squad: atSite((view, viewer, site, [, seat, kind]) => squadTelling(view, viewer, site, Number(seat), Number(kind))),
  ship: (view, viewer, [seat, id]) => {
    const ship = nouns.ship.ids.indexOf(id);
    return ship < 0 ? undefined : shipTelling(view, viewer, Number(seat), ship);
  },
  tech: each(nouns.tech, techTelling),
  'tech-track': each(nouns.techTrack, techTrackTelling),
  'tech-space': each(nouns.techTrack, (_view, _viewer, track, [, space]) =>
    told(
      line('tech-space', { track: nouns.techTrack.say(track) }),
      line('tech-space.text', { n: Number(space) + 1, of: TRACK_LENGTH, points: TRACK_POINTS[Number(space) + 1] }),
    ),
  ),
  part: each(nouns.part, partTelling),
  slot: each(nouns.type, (view, viewer, type, [, slot]) =>
    plays(view, viewer) ? slotTelling(view, viewer, type, Number(slot)) : undefined,
  ),
  /** EC-8.3: why a part does not go on a space. */
  misfit: each(nouns.part, (view, viewer, part, [, type, slot]) =>
    plays(view, viewer)
      ? told(nouns.part.say(part), ...whyNot(mayFit(view, viewer, nouns.type.ids.indexOf(type), Number(slot), part)))
      : undefined,
  ),
  'slot-of': (view, _viewer, [seat, id, slot]) =>
    slotTelling(view, Number(seat), nouns.type.ids.indexOf(id), Number(slot)),
  type: each(nouns.type, typeTelling),
  value: (_view, _viewer, [what]) => told({ key: `board.value.${what}` }, line(`value.${what}`)),
  act: each(nouns.actionName, actTelling),
  resource: each(nouns.resource, resourceTelling),
  build: each(nouns.construction, (view, viewer, what) =>
    told(
      nouns.construction.say(what),
      about(`build.${nouns.construction.ids[what]}`),
      ...(plays(view, viewer)
        ? [line('materials', { n: speciesOf(view, viewer).prices[what] }), ...whyNot(mayMake(view, viewer, what))]
        : []),
    ),
  ),
  species: each(nouns.species, (_view, _viewer, species) =>
    told(nouns.species.say(species), { key: `species.${nouns.species.ids[species]}.text` }),
  ),
  target: each(nouns.target, (view, _viewer, target) => {
    const side = view.firing < TYPES.length ? view.defender : view.attacker;
    const n = target >= SHIPS ? view.guardDamage[target - SHIPS] : view.damage[side * SHIPS + target];
    return told(
      nouns.target.say(target),
      ...strengthOf(view, target >= SHIPS ? -1 : side, SHIP_TYPE[target] ?? 0, battleSite(view)),
      line('damaged', { n }),
      about('target'),
    );
  }),
  lane: (view, _viewer, [lane]) => laneTelling(view, Number(lane)),
  die: (view, _viewer, [at]) => dieTelling(view, Number(at)),
  odds: () => told(line('odds'), line('odds.text')),
  tile: (_view, _viewer, [n]) =>
    n === 'hidden'
      ? told({ key: 'board.tile-hidden' }, about('tile'))
      : told({ key: 'board.tile', values: { n: Number(n) } }, about('tile')),
  turn: (_view, _viewer, [n]) => told({ key: 'board.turn-name' }, line('turn', { n: Number(n) }), about('turn')),
  player: (view, viewer, [seat]) =>
    Number(seat) < view.players ? playerTelling(view, viewer, Number(seat)) : undefined,
  stat: (_view, _viewer, [what]) =>
    STATS.some((one) => one === what) ? told(line(`stat.${what}`), line(`stat.${what}.text`)) : undefined,
  colony: (view, viewer) =>
    told(
      line('colony'),
      line('colony.text'),
      ...(plays(view, viewer)
        ? [{ key: 'board.colony', values: { n: view.colony[viewer], of: speciesOf(view, viewer).colonyShips } }]
        : []),
    ),
  ambassadors: (view, viewer) =>
    told(
      line('ambassadors'),
      line('ambassadors.text'),
      ...seats(view.players).flatMap((other) =>
        plays(view, viewer) && isIn(view.allies[viewer], other)
          ? [line('ambassador-of', { name: { seat: other } })]
          : [],
      ),
    ),
  pass: () => told({ key: 'kind.pass' }, line('pass')),
  rate: (view, viewer) =>
    told(
      line('trade'),
      line('trade.text'),
      ...(plays(view, viewer) ? [line('rate', { n: speciesOf(view, viewer).rate })] : []),
    ),
  round: (view, _viewer, [n]) =>
    told({ key: 'board.round', values: { n: Number(n), of: ROUNDS } }, line('round', { left: ROUNDS - view.round }), {
      key: `phase.${view.phase}`,
    }),
};

/** What is told of a thing to whoever touches `?` and then the thing: what it is, and what it means to them now. */
export function tellingOf(view: Seen, viewer: number, ref: string): Telling | undefined {
  const [sort, ...ids] = ref.split(':');
  return SORTS[sort]?.(view, viewer, ids);
}
