process.argv[2] = "action bisect";
await import("./index.js");
