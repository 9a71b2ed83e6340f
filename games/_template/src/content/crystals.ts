/** TP-1.3: what comets are made of. The order is the order of every list of counts. */
export const CRYSTALS = ['ice', 'iron', 'glow'] as const;
export const KINDS = CRYSTALS.length;
export const CRYSTALS_PER_KIND = 12;
