import { describe, expect, it } from 'vitest';
import { completed } from './lock.mjs';

const tool = (/** @type {Record<string, string>} */ optionalDependencies) => ({
  version: '1.2.3',
  dev: true,
  optionalDependencies,
});

describe('the lock, completed', () => {
  it('names the package of every platform, with what the platform is', () => {
    const lock = {
      packages: { 'node_modules/tool': tool({ '@tool/win32-x64': '1.2.3', '@tool/linux-arm64-musl': '1.2.3' }) },
    };
    expect(completed(lock).packages).toEqual({
      'node_modules/@tool/linux-arm64-musl': {
        version: '1.2.3',
        cpu: ['arm64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
      'node_modules/@tool/win32-x64': { version: '1.2.3', cpu: ['x64'], dev: true, optional: true, os: ['win32'] },
      'node_modules/tool': lock.packages['node_modules/tool'],
    });
  });
  it('leaves alone what npm has written, and what is no package of a platform', () => {
    const lock = {
      packages: {
        'node_modules/a-linux-x64': { version: '9.0.0' },
        'node_modules/tool': tool({ 'a-linux-x64': '1.2.3', colours: '1.0.0' }),
      },
    };
    expect(completed(lock)).toEqual(lock);
  });
});
