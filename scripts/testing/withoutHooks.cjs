// Loaded before Node's test runner, which follows each promise to know in which test an error was thrown that nobody
// awaits: tests that wait for much would take up to a third longer. Such an error fails the whole run without it.
const hooks = require('node:async_hooks');

hooks.createHook = () => ({
  enable() {
    return this;
  },
  disable() {
    return this;
  },
});
