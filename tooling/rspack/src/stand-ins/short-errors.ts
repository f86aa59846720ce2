/* Replaces the sentences of the federation runtime's errors: their code and arguments name the
   cause, and module-federation.io explains each code. */
const sentences = new Proxy<Record<string, string>>({}, { get: () => 'Module federation' });

export {
  sentences as buildDescMap,
  sentences as errorDescMap,
  sentences as runtimeDescMap,
  sentences as typeDescMap,
};
