import { describe, expect, it } from 'vitest';
import { isUpToDate, whyInstallFailed } from './install.mjs';

/** @param {Record<string, { version?: string, resolved?: string, link?: boolean, optional?: boolean }>} packages */
const lock = (packages) => ({ packages });
const kernel = { 'node_modules/@starboard/kernel': { resolved: 'packages/kernel', link: true } };

describe('whether an install is needed', () => {
  it('is not, when every package is there in its version', () => {
    const wanted = lock({ '': { version: '1.0.0' }, 'node_modules/a': { version: '1.0.0' }, ...kernel });
    expect(isUpToDate(wanted, lock({ 'node_modules/a': { version: '1.0.0' }, ...kernel }))).toBe(true);
  });
  it('is, when a version differs or a package of the workspace is not linked', () => {
    const wanted = lock({ 'node_modules/a': { version: '2.0.0' }, ...kernel });
    expect(isUpToDate(wanted, lock({ 'node_modules/a': { version: '1.0.0' }, ...kernel }))).toBe(false);
    expect(isUpToDate(wanted, lock({ 'node_modules/a': { version: '2.0.0' } }))).toBe(false);
  });
  it('does not ask for optional packages of other platforms', () => {
    expect(isUpToDate(lock({ 'node_modules/a-win32': { version: '1.0.0', optional: true } }), lock({}))).toBe(true);
  });
});

describe('a failed install', () => {
  it('says so when the registry cannot be reached', () => {
    expect(whyInstallFailed('npm error code ENOTFOUND')).toContain('registry cannot be reached');
    expect(whyInstallFailed('npm error code EUSAGE')).toContain('`npm ci` failed');
  });
});
