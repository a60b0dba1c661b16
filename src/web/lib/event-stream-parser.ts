// A module of its own, so that the bundler names the chunk after it.
export { EventSourceParserStream } from 'eventsource-parser/stream'
