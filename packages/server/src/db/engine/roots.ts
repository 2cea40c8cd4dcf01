import type { Db } from './db.ts'

const roots = new WeakMap<Db, Db>()

/** Lets every transaction of a handle know which one it began from. */
export function rememberRoot(db: Db): Db {
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) =>
    begin((tx) => {
      roots.set(tx, db)
      return work(tx)
    }, config)
  return db
}

/** The handle of the whole database: what is known of it may be kept beside it. */
export const rootOf = (db: Db): Db => roots.get(db) ?? db

export const isTransaction = (db: Db) => roots.has(db)
