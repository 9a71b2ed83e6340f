/** Looks again and again until it is so. Only what hangs takes this long. */
export async function until(isSo: () => boolean | Promise<boolean>, longest = 300_000): Promise<void> {
  for (let waited = 0; !(await isSo()); waited += 5) {
    if (waited > longest) throw new Error('It never came to be');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
