import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { forgetCompetencies } from './competencies.personal.queries.ts'
import { tellOfDeclaration } from './declarations/tell.ts'

export const competencyListeners: readonly Listener<Kit>[] = [
  listener('declaration.changed', 'competencies.tell', (db, change, { now }, { id }) =>
    tellOfDeclaration(db, change, Number(id), now()),
  ),
  listener('user.anonymised', 'competencies.forget', (db, whose) => forgetCompetencies(db, whose)),
]
