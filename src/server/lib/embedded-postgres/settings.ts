// On the command line instead of in postgresql.conf, so that an upgrade changes them for existing clusters too.
const lasting = {
  // Acknowledged writes survive crashes and power cuts.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  // Small when idle: no replication, no parallel or I/O workers; memory not limited by a 64 MB /dev/shm.
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_connections: '100',
  dynamic_shared_memory_type: 'mmap',
  huge_pages: 'off',
  io_method: 'sync',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  autovacuum_max_workers: '2',
  autovacuum_worker_slots: '2',
  jit: 'off',

  // The log must not contain user data: errors go only to the client, because their first line can quote a value.
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
  log_transaction_sample_rate: '0',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  log_lock_waits: 'off',
  log_autovacuum_min_duration: '-1',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

/** For a database that is thrown away. */
const temporary = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/** A socket folder, or a host and port. */
export type Listening = { socketDir: string } | { host: string; port: number }

/** The arguments that start PostgreSQL on a cluster with our settings. */
export function postgresArguments(cluster: string, listening: Listening, isTemporary = false): string[] {
  const locations =
    'socketDir' in listening
      ? {
          listen_addresses: '',
          // Quoted, because this is a comma-separated list.
          unix_socket_directories: `"${listening.socketDir}"`,
          unix_socket_permissions: '0700',
          port: '5432',
        }
      : { listen_addresses: listening.host, unix_socket_directories: '', port: String(listening.port) }
  return [
    '-D',
    cluster,
    ...Object.entries({ ...lasting, ...(isTemporary && temporary), ...locations }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
  ]
}
