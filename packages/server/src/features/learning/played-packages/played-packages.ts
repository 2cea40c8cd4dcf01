export { itemsOf } from './outline.rules.ts'
export {
  carryPackage,
  findPlayed,
  insertPlayed,
  type Played,
  writePlayed,
} from './played-packages.queries.ts'
