import { Grip } from '@starboard/board';
import type { ComponentProps } from 'react';

/** A handle made of words and signs: it lies over them, and its name says all of it. */
export const Handle = ({ children, className, ...rest }: ComponentProps<typeof Grip>) => (
  <span className={`ec-handle ${className}`}>
    <span className="ec-inner" aria-hidden="true">
      {children}
    </span>
    <Grip {...rest} className="ec-cover">
      {null}
    </Grip>
  </span>
);
