import type { FormField, OpenDecision, WrittenAction } from '@starboard/kernel';
import { type FormEvent, useId, useState } from 'react';
import {
  actionOf,
  countOf,
  emptyForm,
  type FormValues,
  isComplete,
  setNumber,
  step,
  toggleSeat,
  totalOf,
} from '../panel/formValues.ts';
import type { Voice } from '../panel/voice.ts';
import { Icon } from '../parts/Icon.tsx';
import { useWords } from '../words/index.ts';

type OpenForm = NonNullable<OpenDecision['forms']>[number];

interface Props {
  readonly form: OpenForm;
  readonly voice: Voice;
  readonly busy: boolean;
  readonly onSubmit: (action: WrittenAction) => void;
}

/** An answer that cannot be listed: cards by the piece, people, numbers. */
export function FormView({ form, voice, busy, onSubmit }: Props) {
  const words = useWords();
  const [values, setValues] = useState<FormValues>(() => emptyForm(form.fields));
  const complete = isComplete(form.fields, values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(actionOf(form.do, form.fields, values));
  };
  return (
    <form className="answer-form" onSubmit={submit}>
      {form.fields.map((field) => (
        <FieldView key={field.name} kind={form.do} field={field} values={values} onChange={setValues} voice={voice} />
      ))}
      <button type="submit" className="button primary" disabled={!complete || busy}>
        {words.submit}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly kind: string;
  readonly field: FormField;
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
  readonly voice: Voice;
}

function FieldView({ kind, field, values, onChange, voice }: FieldProps) {
  const words = useWords();
  const id = useId();
  const name = voice.maybe(`form.${kind}.${field.name}`) ?? voice.of(field.name, 'field');
  if (field.type === 'number') {
    return (
      <label className="field">
        <span>{name}</span>
        <input
          type="number"
          min={field.min}
          max={field.max}
          value={values[field.name] as number}
          onChange={(event) => onChange(setNumber(values, field, Number(event.target.value)))}
        />
      </label>
    );
  }
  if (field.type === 'seats') {
    const chosen = values[field.name] as readonly number[];
    return (
      <fieldset className="form-seats">
        <legend>{name}</legend>
        {field.seats.map((seat) => (
          <label key={seat} className="chip">
            <input
              type="checkbox"
              checked={chosen.includes(seat)}
              onChange={() => onChange(toggleSeat(values, field.name, seat))}
            />
            <span>{voice.name(seat)}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  const total = field.total === undefined ? undefined : words.chosenOf(totalOf(values, field.name), field.total);
  return (
    <fieldset className="counts" aria-describedby={total === undefined ? undefined : id}>
      <legend>{name}</legend>
      {field.ids.map((one, at) => (
        <Stepper
          key={one}
          label={voice.of(one, field.of)}
          value={countOf(values, field.name, one)}
          max={field.max[at]}
          onStep={(by) => onChange(step(values, field, one, by))}
        />
      ))}
      {total !== undefined && (
        <p id={id} role="status" className="note">
          {total}
        </p>
      )}
    </fieldset>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onStep: (by: number) => void;
}

function Stepper({ label, value, max, onStep }: StepperProps) {
  const words = useWords();
  if (max === 0) return null;
  return (
    <fieldset className="stepper plain" aria-label={label}>
      <span className="stepper-name">{label}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={words.less(label)}
        disabled={value === 0}
        onClick={() => onStep(-1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-label={label}>{value}</output>
      <button
        type="button"
        className="icon-button"
        aria-label={words.moreOf(label)}
        disabled={value >= max}
        onClick={() => onStep(1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
