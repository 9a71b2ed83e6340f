/** Calls off what was to happen. */
export type CallOff = () => void;

/**
 * What time it is, and what happens later. Whatever waits is given one, so that tests can move it by hand
 * (`@starboard/clock/testing`) and need not wait.
 */
export interface Clock {
  /** ms since 1970. */
  now(): number;
  /** Does something once, so many ms from now. */
  after(ms: number, work: () => void): CallOff;
  every(ms: number, work: () => void): CallOff;
}

/** The time that it is. What is still to happen `every` so often keeps no process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, work) => {
    const timer: { unref?(): unknown } = setInterval(work, ms);
    timer.unref?.(); // browsers have none
    return () => clearInterval(timer as ReturnType<typeof setInterval>);
  },
};
