import type { OpenDecision, WrittenAction } from '@starboard/kernel';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type Group, groups, type RefsOf, type RefusedAction } from '../panel/narrowing.ts';
import type { Voice } from '../panel/voice.ts';
import { Icon } from '../parts/Icon.tsx';
import { RuleOf } from '../parts/RuleText.tsx';
import { useWords } from '../words/index.ts';
import { FormView } from './FormView.tsx';

interface Props {
  readonly decision: OpenDecision;
  readonly picked: readonly string[];
  readonly refsOf: RefsOf;
  readonly voice: Voice;
  /** What an action will cause, in words. */
  readonly causesOf: (action: WrittenAction) => string;
  readonly busy: boolean;
  readonly race: boolean;
  /** Options that are for the board: the list comes to them last, and only counts them. */
  readonly isPlain: (action: WrittenAction) => boolean;
  readonly onAct: (action: WrittenAction) => void;
  readonly onClear: () => void;
  /** An option that somebody looks at, to be shown on the board. */
  readonly onPoint: (action: WrittenAction | undefined) => void;
}

/** Options of one kind beyond this many are folded away. */
const MANY = 8;
/** Nobody reads lists in a race: beyond this many they are only counted, if they can be clicked on the board. */
const LOTS_IN_RACE = 6;
/** More than this many plain moves are only counted. */
const FEW_PLAIN = 3;
/** Refused actions of one kind beyond this many are summed up by their reason. */
const FEW_REFUSED = 4;

/** Everything a seat may do, in words, and everything it may not, with the rule that forbids it. Knows no game. */
export function ActionPanel(props: Props) {
  const { decision, picked, refsOf, voice, onClear } = props;
  const words = useWords();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string>();
  const all = groups(decision, picked, refsOf);
  const possible = all.filter(isPossible);
  const impossible = all.filter((group) => !isPossible(group));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go through the buttons within
    <div className="actions" onKeyDown={walk}>
      {picked.length > 0 && (
        <p className="picked">
          {words.picked} {picked.length}{' '}
          <button type="button" className="button small" onClick={onClear}>
            {words.clear} <kbd>Esc</kbd>
          </button>
        </p>
      )}
      {laidOut(possible, expanded, props).map((shown) => (
        <Possible
          key={shown.group.kind}
          panel={props}
          shown={shown}
          open={open}
          onOpen={setOpen}
          onExpand={() => setExpanded(new Set([...expanded, shown.group.kind]))}
        />
      ))}
      {impossible.length > 0 && (
        <Folded className="impossible" title={words.notNow(impossible.length)}>
          {() =>
            impossible.map((group) => (
              <section key={group.kind} className="group closed" aria-label={voice.of(group.kind, 'kind', 'form')}>
                <h3>{voice.of(group.kind, 'kind', 'form')}</h3>
                <Reasons group={group} voice={voice} />
              </section>
            ))
          }
        </Folded>
      )}
    </div>
  );
}

type Form = Group['forms'][number];

/** What is shown of a group, and from which number on keys choose it. */
interface Shown {
  readonly group: Group;
  readonly options: readonly WrittenAction[];
  readonly forms: readonly Form[];
  /** The only thing to do: its form is open by itself. */
  readonly onlyForm: boolean;
  readonly folded: boolean;
  /** Only counted here: all of them can be clicked on the board. */
  readonly onBoard: boolean;
  readonly first: number;
}

function laidOut(
  possible: readonly Group[],
  expanded: ReadonlySet<string>,
  { picked, race, refsOf, isPlain }: Props,
): readonly Shown[] {
  let first = 1;
  return possible.map(({ options: all, ...rest }) => {
    const plain = all.filter(isPlain);
    const goals = plain.length === 0 ? all : all.filter((one) => !plain.includes(one));
    const group = { ...rest, options: plain.length === 0 ? all : [...goals, ...plain] };
    const { length } = all;
    const whole = expanded.has(group.kind) || picked.length > 0;
    const lots = race && length > LOTS_IN_RACE;
    const many = lots || (plain.length > FEW_PLAIN && goals.length <= MANY);
    const onBoard = !whole && many && all.every((one) => refsOf(one).length > 0);
    const folded = onBoard || (!whole && length > MANY);
    const shownOnes = lots ? [] : goals;
    const options = onBoard ? shownOnes : folded ? group.options.slice(0, MANY - 2) : group.options;
    const forms = group.forms.filter(({ verdict }) => verdict.ok);
    const onlyForm = possible.length === 1 && length === 0;
    const shown = { group, options, forms, onlyForm, folded, onBoard, first };
    first += options.length + Number(onBoard) + forms.filter(({ do: kind }) => !isOpen(shown, kind)).length;
    return shown;
  });
}

/** A form that stands open without a button of its own. */
const isOpen = ({ group, onlyForm }: Shown, form: string): boolean => onlyForm && form === group.kind;

interface PossibleProps {
  readonly panel: Props;
  readonly shown: Shown;
  /** The form that is open. */
  readonly open: string | undefined;
  readonly onOpen: (form: string | undefined) => void;
  readonly onExpand: () => void;
}

/** What can be done of one kind. */
function Possible({ panel, shown, open, onOpen, onExpand }: PossibleProps) {
  const words = useWords();
  const { voice } = panel;
  const { group, options, forms, folded, onBoard, first } = shown;
  const { length } = group.options;
  const single = length + group.forms.length === 1 && group.refused.length === 0;
  const firstForm = first + options.length + Number(onBoard);
  return (
    <section className="group" aria-label={voice.of(group.kind, 'kind', 'form')}>
      {!single && <h3>{voice.of(group.kind, 'kind', 'form')}</h3>}
      <div className="options">
        {options.map((action, i) => (
          <Option key={JSON.stringify(action)} panel={panel} action={action} number={first + i} />
        ))}
        {folded && (
          <button type="button" className="option more" data-option={onBoard || undefined} onClick={onExpand}>
            {onBoard && <Key number={first + options.length} />}
            <span>{onBoard ? words.onBoard(length - options.length) : words.more(length - options.length)}</span>
          </button>
        )}
        {forms.map((form, i) => (
          <div key={form.do}>
            {!isOpen(shown, form.do) && (
              <button
                type="button"
                className="option"
                aria-expanded={open === form.do}
                data-option
                onClick={() => onOpen(open === form.do ? undefined : form.do)}
              >
                <Key number={firstForm + i} />
                <span>{voice.of(form.do, 'form', 'kind')} …</span>
              </button>
            )}
            {(open === form.do || isOpen(shown, form.do)) && (
              <FormView form={form} voice={voice} busy={panel.busy} onSubmit={panel.onAct} />
            )}
          </div>
        ))}
      </div>
      <RefusedList group={group} voice={voice} />
    </section>
  );
}

/** One button for one action. */
function Option({ panel, action, number }: { panel: Props; action: WrittenAction; number: number }) {
  const { voice, causesOf, busy, onAct, onPoint } = panel;
  return (
    <button
      type="button"
      className="option"
      disabled={busy}
      data-option
      data-action={JSON.stringify(action)}
      onFocus={() => onPoint(action)}
      onBlur={() => onPoint(undefined)}
      onMouseEnter={() => onPoint(action)}
      onMouseLeave={() => onPoint(undefined)}
      onClick={() => onAct(action)}
    >
      <Key number={number} />
      <OptionText name={voice.action(action)} causes={causesOf(action)} />
    </button>
  );
}

const isPossible = ({ options, forms }: Group): boolean =>
  options.length > 0 || forms.some(({ verdict }) => verdict.ok);

/** Nine keys have a number. */
function Key({ number }: { number: number }) {
  return (
    <span className="option-key" aria-hidden="true">
      {number <= 9 ? number : ''}
    </span>
  );
}

/** What is done, and below it what that will cause. */
function OptionText({ name, causes }: { name: string; causes: string }) {
  return (
    <span className="option-text">
      <span>{name}</span>
      {causes !== '' && <small>{causes}</small>}
    </span>
  );
}

/** Something that is put into words only when somebody wants to read it. */
function Folded({ className, title, children }: { className: string; title: string; children: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}

/** What is not possible among things of a kind that are. */
function RefusedList({ group, voice }: { group: Group; voice: Voice }) {
  const words = useWords();
  if (group.refused.length === 0) return null;
  return (
    <Folded className="refused" title={words.notNow(group.refused.length)}>
      {() => <Reasons group={group} voice={voice} />}
    </Folded>
  );
}

/** Each refused thing with its reason; many of them by their reason. */
function Reasons({ group, voice }: { group: Group; voice: Voice }) {
  const closedForms = group.forms.flatMap(({ do: kind, verdict }) => (verdict.ok ? [] : [{ kind, verdict }]));
  const byReason = Map.groupBy(group.refused, ({ verdict }) => voice.refusal(verdict));
  const few = group.refused.length <= FEW_REFUSED;
  return (
    <ul className="reasons">
      {closedForms.map(({ kind, verdict }) => (
        <li key={kind}>
          <Icon name="no" />
          <span>
            <em>{voice.refusal(verdict)}</em> <RuleOf refusal={verdict} />
          </span>
        </li>
      ))}
      {few
        ? group.refused.map((refused) => (
            <Refused key={JSON.stringify(refused.action)} refused={refused} voice={voice} />
          ))
        : [...byReason].map(([reason, refused]) => (
            <li key={reason}>
              <Icon name="no" />
              <span>
                {refused.length > 1 && <strong>{refused.length} × </strong>}
                <em>{reason}</em> <RuleOf refusal={refused[0].verdict} />
              </span>
            </li>
          ))}
    </ul>
  );
}

function Refused({ refused: { action, verdict }, voice }: { refused: RefusedAction; voice: Voice }) {
  return (
    <li>
      <Icon name="no" />
      <span>
        <span className="refused-name">{voice.action(action)}</span>
        <br />
        <em>{voice.refusal(verdict)}</em> <RuleOf refusal={verdict} />
      </span>
    </li>
  );
}

/** Up and down go from option to option. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button.option:not(:disabled)')];
  const at = buttons.indexOf(event.target);
  if (at < 0) return;
  event.preventDefault();
  buttons[(at + by + buttons.length) % buttons.length].focus();
}
