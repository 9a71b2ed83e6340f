import { fightPart } from './fuzz.ts';

fightPart(2);
