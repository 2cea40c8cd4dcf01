import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ContractLine, ContractSide, ContractState } from '@oktant/contract/development/contracts.ts'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'
import { pdrs } from '../reviews/reviews.tables.ts'

/** What somebody answers for in a season, beside their review of it. */
export const performanceContracts = pgTable(
  'performance_contracts',
  {
    id: id(),
    companyId: companyId(),
    pdrId: integer().notNull(),
    userId: integer().notNull(),
    /** The newest version. */
    number: integer().notNull().default(0),
    /** Where the newest version stands. */
    state: text().$type<ContractState>().notNull().default('none'),
    /** The version that counts: the last one that both have signed. */
    inForce: integer(),
    /** Rises with whatever is written, and with no signature. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('performance_contracts_company').on(table.companyId, table.id),
    unique('performance_contracts_one').on(table.companyId, table.pdrId),
    index('performance_contracts_user').on(table.companyId, table.userId),
    index('performance_contracts_waiting')
      .on(table.companyId, table.pdrId)
      .where(sql`${table.state} in ('waitsForPerson', 'waitsForManager')`),
    companyKey('performance_contracts_pdr_fk', [table.companyId, table.pdrId], pdrs),
    companyKey('performance_contracts_user_fk', [table.companyId, table.userId], users),
  ],
)

/** What a contract said; never changed once somebody has signed it. */
export const contractVersions = pgTable(
  'performance_contract_versions',
  {
    companyId: companyId(),
    contractId: integer().notNull(),
    number: integer().notNull(),
    lines: jsonb().$type<ContractLine[]>().notNull(),
    writtenBy: integer().notNull(),
    writtenAt: at().notNull(),
    /** Whose signature it asks for: whoever led the person when it was written. */
    managerId: integer(),
  },
  (table) => [
    primaryKey({
      name: 'performance_contract_versions_pk',
      columns: [table.companyId, table.contractId, table.number],
    }),
    companyKey(
      'performance_contract_versions_of_fk',
      [table.companyId, table.contractId],
      performanceContracts,
    ),
    companyKey('performance_contract_versions_writer_fk', [table.companyId, table.writtenBy], users),
    companyKey('performance_contract_versions_manager_fk', [table.companyId, table.managerId], users),
  ],
)

/** Who signed which version, and when; never changed. */
export const contractSignatures = pgTable(
  'performance_contract_signatures',
  {
    companyId: companyId(),
    contractId: integer().notNull(),
    number: integer().notNull(),
    side: text().$type<ContractSide>().notNull(),
    userId: integer().notNull(),
    at: at().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'performance_contract_signatures_pk',
      columns: [table.companyId, table.contractId, table.number, table.side],
    }),
    index('performance_contract_signatures_user').on(table.companyId, table.userId),
    companyKey(
      'performance_contract_signatures_of_fk',
      [table.companyId, table.contractId],
      performanceContracts,
    ),
    companyKey('performance_contract_signatures_user_fk', [table.companyId, table.userId], users),
  ],
)
